/** URL of a file in `stories/public`. Never root-relative, because the built Storybook can be served from any path. */
export const staticUrl = (file: string): string => `${import.meta.env.BASE_URL}${file}`
