CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"document_type" text NOT NULL,
	"status" text NOT NULL,
	"rejection_reason" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_player" ON "documents" USING btree ("player_id");