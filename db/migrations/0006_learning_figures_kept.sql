CREATE TABLE `learning_figures` (
	`counted_at` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL
);
