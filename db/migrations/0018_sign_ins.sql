ALTER TABLE `sessions` ADD `started_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `started_at` = unixepoch() * 1000;