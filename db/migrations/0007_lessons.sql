CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_unique` ON `calendar_feeds` (`token`);--> statement-breakpoint
CREATE TABLE `lesson_events` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`actor_id` text,
	`by` text NOT NULL,
	`act` text NOT NULL,
	`state` text NOT NULL,
	`start` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lesson_events_by_lesson` ON `lesson_events` (`lesson_id`,`at`);--> statement-breakpoint
CREATE TABLE `lesson_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`to` text NOT NULL,
	`kind` text NOT NULL,
	`by` text NOT NULL,
	`version` integer NOT NULL,
	`start` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_mails_once` ON `lesson_mails` (`lesson_id`,`to`,`kind`,`version`);--> statement-breakpoint
CREATE INDEX `lesson_mails_by_time` ON `lesson_mails` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`tutor_id` text NOT NULL,
	`state` text NOT NULL,
	`start` integer NOT NULL,
	`answer_until` integer,
	`seat` integer NOT NULL,
	`note` text NOT NULL,
	`student_zone` text NOT NULL,
	`learner_age` text,
	`guardian_sentence` text,
	`guardian_confirmed_at` integer,
	`student_said` text,
	`tutor_said` text,
	`is_late` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_seat" CHECK(seat between 1 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_one_an_hour_of_a_tutor` ON `lessons` (`tutor_id`,`start`) WHERE state in ('requested', 'proposed', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_one_an_hour_of_a_student` ON `lessons` (`student_id`,`start`) WHERE state in ('requested', 'proposed', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_three_open_of_a_student` ON `lessons` (`student_id`,`seat`) WHERE state in ('requested', 'proposed');--> statement-breakpoint
CREATE INDEX `lessons_by_answer` ON `lessons` (`state`,`answer_until`);--> statement-breakpoint
CREATE INDEX `lessons_by_student` ON `lessons` (`student_id`,`start`);--> statement-breakpoint
CREATE INDEX `lessons_by_tutor` ON `lessons` (`tutor_id`,`start`);--> statement-breakpoint
CREATE TABLE `tutor_exceptions` (
	`tutor_id` text NOT NULL,
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`is_open` integer NOT NULL,
	PRIMARY KEY(`tutor_id`, `day`, `hour`),
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tutor_schedules` (
	`tutor_id` text PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`weekly` text NOT NULL,
	`lesson_link` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`tutor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
