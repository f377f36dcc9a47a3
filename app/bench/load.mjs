// Guest pages per second from the micro-cache, and the memory of the site process during and after 50,000 requests.
import { readFileSync, writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { atMost, printTable } from './table.mjs'

const requests = 50_000
const maxMegabytes = 220

export async function bench({ url, sitePid }) {
  writeFileSync(`/proc/${sitePid}/clear_refs`, '5') // the peak counts from here
  const before = megabytesOf(sitePid, 'VmRSS')
  await autocannon({ url, connections: 20, amount: 2_000 })
  const plain = await autocannon({ url, connections: 20, amount: requests - 2_000 })
  const after = megabytesOf(sitePid, 'VmRSS')
  const compressed = await autocannon({ url, connections: 20, amount: 4_000, headers: { 'accept-encoding': 'gzip' } })
  const peak = megabytesOf(sitePid, 'VmHWM')
  const perSecond = (result) => `${Math.round(result.requests.total / result.duration)} /s`
  printTable('Guest page / under load (20 connections, load generator on the same machine)', [
    { what: 'pages, not compressed', measured: perSecond(plain), bound: 'at least 2,000 /s' },
    { what: 'pages, gzip', measured: perSecond(compressed) },
    { what: 'responses other than 2xx', measured: String(plain.non2xx + compressed.non2xx + plain.errors + compressed.errors), bound: '0' },
    { what: 'p99 latency', measured: `${plain.latency.p99} ms` },
    atMost('memory before', before, megabytes),
    atMost(`memory after ${requests} requests`, after, megabytes, maxMegabytes),
    atMost('memory at its peak', peak, megabytes, maxMegabytes),
  ])
}

const megabytes = (count) => `${count} MB`

/** A field of a process's status in MB, from the kernel: `VmRSS` is its resident set, `VmHWM` the largest since its start or since `clear_refs`. */
const megabytesOf = (pid, field) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
