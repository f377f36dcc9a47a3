CREATE TABLE "round_attempts" (
	"player_id" text PRIMARY KEY NOT NULL,
	"attempted_at" timestamp (3) with time zone NOT NULL,
	"round_id" text
);
--> statement-breakpoint
ALTER TABLE "round_attempts" ADD CONSTRAINT "round_attempts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;