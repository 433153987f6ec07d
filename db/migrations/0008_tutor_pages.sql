CREATE TABLE `tutor_pages` (
	`tutor_id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`paused_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tutor_pages_slug_unique` ON `tutor_pages` (`slug`);--> statement-breakpoint
CREATE TABLE `tutor_waits` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmation_mailed_at` integer NOT NULL,
	`confirmation_mails` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tutor_waits_email_unique` ON `tutor_waits` (`email`);