CREATE TABLE `admin_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`act` text NOT NULL,
	`about` text NOT NULL,
	`about_id` text NOT NULL,
	`detail` text,
	`reason` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_acts_by_subject` ON `admin_acts` (`about`,`about_id`,`at`);--> statement-breakpoint
CREATE INDEX `admin_acts_by_time` ON `admin_acts` (`at`);--> statement-breakpoint
CREATE TABLE `tutor_profiles` (
	`tutor_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`state` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`approved_at` integer NOT NULL,
	`approved_by` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `tutor_schedules` ADD `price_usd` real;--> statement-breakpoint
ALTER TABLE `application_events` ADD `act` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `application_events` ADD `reason` text;--> statement-breakpoint
-- Until now an application came into a state by the act of the same name.
UPDATE `application_events` SET `act` = `to`;
--> statement-breakpoint
-- What was approved is what stands in approved applications: it can't have changed since.
INSERT INTO `tutor_profiles` (`tutor_id`, `data`, `state`, `version`, `approved_at`, `approved_by`, `changed_at`)
SELECT a.`user_id`, a.`data`, 'visible', 0, coalesce(e.`at`, a.`updated_at`), e.`actor_id`, coalesce(e.`at`, a.`updated_at`)
FROM `tutor_applications` a
LEFT JOIN `application_events` e ON e.`id` = (
	SELECT `id` FROM `application_events` WHERE `application_id` = a.`id` AND `to` = 'approved' ORDER BY `at` DESC LIMIT 1
)
WHERE a.`state` = 'approved';
--> statement-breakpoint
-- Hours that a tutor has changed since stay as they are; the price is new here.
INSERT INTO `tutor_schedules` (`tutor_id`, `zone`, `weekly`, `lesson_link`, `price_usd`, `changed_at`)
SELECT `user_id`, coalesce(json_extract(`data`, '$.timezone'), ''), coalesce(json_extract(`data`, '$.weeklyAvailability'), '[]'), NULL, json_extract(`data`, '$.lessonPriceUSD'), `updated_at`
FROM `tutor_applications`
WHERE `state` = 'approved'
ON CONFLICT (`tutor_id`) DO UPDATE SET `price_usd` = excluded.`price_usd`;
