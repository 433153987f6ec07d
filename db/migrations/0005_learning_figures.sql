CREATE TABLE `learning_forgotten` (
	`user_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `learning_outcomes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`reviews` integer NOT NULL,
	`recalled` integer NOT NULL,
	`foretold` real NOT NULL,
	`known_after7` integer,
	`known_after30` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `learning_reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`days` text NOT NULL,
	`zone` text NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_reminders_by_time` ON `learning_reminders` (`next_at`);--> statement-breakpoint
CREATE INDEX `learning_events_by_time` ON `learning_events` (`user_id`,`at`);