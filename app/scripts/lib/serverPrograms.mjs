/**
 * Flags of `node` for the built servers, their programs, and their environment where nothing else is set.
 *
 * Memory of the site: V8 derives the limit of the heap from the memory of the machine (gigabytes) and then collects at four times the heap
 * in use; below a small limit it collects at 1.4 times. The site uses 35 MB. Each arena of glibc's malloc keeps what rendering an image
 * has freed.
 */
export const serverPrograms = {
  platform: { flags: ['--enable-source-maps'], program: 'app/dist/server/platform.js', env: {} },
  site: {
    flags: ['--enable-source-maps', '--max-old-space-size=512'],
    program: 'app/dist/server/main.js',
    env: { MALLOC_ARENA_MAX: '2' },
  },
}
