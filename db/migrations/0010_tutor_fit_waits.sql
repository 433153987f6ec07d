CREATE TABLE `tutor_fit_waits` (
	`user_id` text PRIMARY KEY NOT NULL,
	`query` text NOT NULL,
	`asked_at` integer NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tutor_fit_waits_by_look` ON `tutor_fit_waits` (`looked_at`);