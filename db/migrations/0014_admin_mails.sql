CREATE TABLE `admin_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`kind` text NOT NULL,
	`about_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_mails_by_time` ON `admin_mails` (`state`,`due_at`);--> statement-breakpoint
INSERT INTO `admin_mails` (`id`, `to`, `kind`, `about_id`, `created_at`, `due_at`, `attempts`, `state`)
SELECT m.id, lower(u.email), m.kind, m.tutor_id, m.created_at, m.due_at, m.attempts, m.state
FROM approval_mails AS m JOIN users AS u ON u.id = m.reader_id
WHERE m.kind IN ('application_arrived', 'changes_arrived') AND u.email IS NOT NULL;
--> statement-breakpoint
DELETE FROM `approval_mails` WHERE `kind` IN ('application_arrived', 'changes_arrived');
