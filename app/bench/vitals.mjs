// LCP, CLS and TBT of `/` for a first visitor on a phone, with 4 × CPU throttling and slow 4G; median of five cold loads.
import { withBrowser } from './browser.mjs'
import { loadCold } from './coldLoad.mjs'
import { medians, printTable, repeat, seconds } from './table.mjs'

const runs = 5

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    // the first one, at full speed, warms the caches of the server
    const results = await repeat(runs, (run) => loadCold(browser, url, { throttled: run >= 0 }), 1)
    const { lcp, cls, tbt, fcp } = medians(results)
    const minimum = Math.min(...results.map((result) => result.tbt))
    printTable(`Vitals of / (390 × 844, 4 × CPU throttling, slow 4G, median of ${runs} cold loads)`, [
      { what: 'LCP', measured: seconds(lcp), bound: 'at most 2.0 s' },
      { what: 'CLS', measured: cls.toFixed(3), bound: 'at most 0.02' },
      { what: 'TBT', measured: `${tbt.toFixed(0)} ms`, bound: 'at most 120 ms' },
      { what: 'TBT, minimum', measured: `${minimum.toFixed(0)} ms` },
      { what: 'FCP', measured: seconds(fcp) },
      { what: 'LCP element', measured: results[0].element },
    ])
  })
