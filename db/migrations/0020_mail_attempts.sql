ALTER TABLE `tutor_fit_waits` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tutor_fit_waits` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tutor_waits` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tutor_waits` ADD `due_at` integer DEFAULT 0 NOT NULL;