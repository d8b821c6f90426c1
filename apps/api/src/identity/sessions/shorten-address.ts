import { networkOf } from '../../platform/limits/network-of.ts'

const HOST = 'x'

/** An address as its owner reads it: the network, and an x for the rest. */
export function shortenAddress(ip: string): string {
  return firstParts(ip, 3)
}

/** The wider network of an address, which a phone's provider keeps while the address changes. */
export function regionOf(ip: string): string {
  return firstParts(ip, 2)
}

function firstParts(ip: string, count: number): string {
  const network = networkOf(ip)
  const mark = network.includes(':') ? ':' : '.'
  return [...network.split(mark).slice(0, count), HOST].join(mark)
}
