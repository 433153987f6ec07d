CREATE TABLE `approval_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`reader_id` text NOT NULL,
	`tutor_id` text NOT NULL,
	`kind` text NOT NULL,
	`reasons` text DEFAULT '[]' NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `approval_mails_by_time` ON `approval_mails` (`state`,`due_at`);