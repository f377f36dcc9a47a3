CREATE TABLE "play_limits" (
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"current" bigint,
	"pending" bigint,
	"pending_from" timestamp (3) with time zone,
	CONSTRAINT "play_limits_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period")
);
--> statement-breakpoint
ALTER TABLE "play_times" ADD COLUMN "day" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "play_times" ADD COLUMN "day_played_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;