CREATE INDEX "identity_transactions_expires" ON "identity_transactions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_tokens_expires" ON "partner_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_rounds_opened" ON "live_rounds" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_noted" ON "payment_attempts" USING btree ("noted_at");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "activity_log_created" ON "activity_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");