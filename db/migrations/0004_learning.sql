CREATE TABLE `learning_cards` (
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`card` text NOT NULL,
	`events` integer NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_cards_by_revision` ON `learning_cards` (`user_id`,`revision`);--> statement-breakpoint
CREATE TABLE `learning_choices` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL,
	`choice` text NOT NULL,
	PRIMARY KEY(`user_id`, `name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `learning_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`item` text NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_events_by_item` ON `learning_events` (`user_id`,`item`);