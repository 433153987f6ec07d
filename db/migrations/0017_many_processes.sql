CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `request_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`until` integer NOT NULL
);
