ALTER TABLE `lessons` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `lessons_by_state` ON `lessons` (`state`,`start`);