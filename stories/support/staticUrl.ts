/** URL of a file in `stories/public`. Never root-relative, because the built Storybook can be served from any path. */
export const staticUrl = (file: string): string => `${import.meta.env.BASE_URL}${file}`

/**
 * A response with the paths of the image proxy replaced by Storybook's static files. `#-wide` marks a wide image for code that selects
 * images by the end of their path.
 */
export const withStaticImages = <T>(response: T): T =>
  JSON.parse(JSON.stringify(response), (_, value: unknown) => {
    const name = typeof value === 'string' ? /^\/img\/\w+\/(.+)$/.exec(value)?.[1] : undefined
    return name ? staticUrl(`art/${name}.svg${name.endsWith('-wide') ? '#-wide' : ''}`) : value
  })
