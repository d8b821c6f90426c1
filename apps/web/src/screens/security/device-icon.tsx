import { Monitor, Smartphone } from 'lucide-react'

const phones: readonly string[] = ['Android', 'iPhone', 'iPad']

/** A phone or a computer, by the system that the device named. */
export function DeviceIcon({ system }: { system: string }) {
  const Icon = phones.includes(system) ? Smartphone : Monitor
  return <Icon aria-hidden className="size-6 shrink-0 text-sky" />
}
