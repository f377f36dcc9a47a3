/** Address of a file of `stories/public`. The catalogue is one folder that stands anywhere on a web server, so nothing begins at the server's root. */
export const published = (file: string): string => `${import.meta.env.BASE_URL}${file}`
