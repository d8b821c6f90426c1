import { pagesText } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/text/language.ts'

const quietModules = 2

/** A QR code of the site's address, drawn as one path. */
export function AddressCode() {
  const t = useText(pagesText)
  const [code, setCode] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    void drawCode(`${location.origin}/`).then(setCode)
  }, [])
  if (code === null) return <Skeleton className="size-40 rounded-card" />
  const side = code.size + 2 * quietModules
  return (
    <svg
      aria-label={t('scanCode')}
      className="size-40 rounded-card bg-paper"
      role="img"
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
    >
      <path className="fill-field-950" d={code.path} />
    </svg>
  )
}

async function drawCode(address: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode')
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const dots = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) =>
      modules.get(row, column) ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: modules.size, path: dots.join('') }
}
