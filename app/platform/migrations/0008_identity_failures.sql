CREATE TABLE "identity_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failed_at" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
