// Guest pages per second from the micro-cache, and the memory of the site process after 50,000 requests.
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { printTable } from './table.mjs'

const requests = 50_000

export async function benchLoad({ url, sitePid }) {
  const before = residentMegabytes(sitePid)
  await autocannon({ url, connections: 20, amount: 2_000 })
  const plain = await autocannon({ url, connections: 20, amount: requests - 2_000 })
  const after = residentMegabytes(sitePid)
  const compressed = await autocannon({ url, connections: 20, amount: 4_000, headers: { 'accept-encoding': 'gzip' } })
  const perSecond = (result) => `${Math.round(result.requests.total / result.duration)} /s`
  printTable('Guest page / under load (20 connections, load generator on the same machine)', [
    { what: 'pages, not compressed', measured: perSecond(plain), bound: 'at least 2,000 /s' },
    { what: 'pages, gzip', measured: perSecond(compressed) },
    { what: 'responses other than 2xx', measured: String(plain.non2xx + compressed.non2xx + plain.errors + compressed.errors), bound: '0' },
    { what: 'p99 latency', measured: `${plain.latency.p99} ms` },
    { what: 'memory before', measured: `${before} MB` },
    { what: `memory after ${requests} requests`, measured: `${after} MB`, bound: 'under 300 MB' },
  ])
}

/** Resident set of a process in MB, from the kernel. */
const residentMegabytes = (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
