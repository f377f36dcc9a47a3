import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what_changed`, run in `app/`. */
export default defineConfig({ dialect: 'postgresql', schema: './platform/db/schema.ts', out: './platform/migrations' })
