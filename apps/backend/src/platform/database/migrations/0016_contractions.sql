CREATE TABLE "contraction" (
	"migration" text PRIMARY KEY NOT NULL,
	"oldest_release" text NOT NULL
);
