CREATE TABLE "play_times" (
	"player_id" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"played_ms" integer NOT NULL,
	"unreminded_ms" integer NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"played_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "play_times" ADD CONSTRAINT "play_times_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;