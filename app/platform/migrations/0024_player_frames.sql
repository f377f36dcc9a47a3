CREATE TABLE "player_frames" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"game_id" text NOT NULL,
	"opened" boolean NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"seed" text,
	"round_id" text,
	"round_seed" text
);
--> statement-breakpoint
ALTER TABLE "player_frames" ADD CONSTRAINT "player_frames_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_frames_player" ON "player_frames" USING btree ("player_id","opened","used_at");--> statement-breakpoint
CREATE INDEX "player_frames_used" ON "player_frames" USING btree ("used_at");