import { defineConfig } from 'drizzle-kit'

/** Run `npx drizzle-kit generate --name what_changed` in `app/`. */
export default defineConfig({ dialect: 'postgresql', schema: './platform/db/schema.ts', out: './platform/migrations' })
