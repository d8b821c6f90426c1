import { Skeleton } from '@maidan/ui'
import { useEffect, useState } from 'react'

const quietModules = 2

/** A QR code of a text, drawn as one path; `label` says what it is to those who do not see it. */
export function CodePicture({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    void drawCode(text).then(setCode)
  }, [text])
  if (code === null) return <Skeleton className="size-40 rounded-card" />
  const side = code.size + 2 * quietModules
  return (
    <svg
      aria-label={label}
      className="size-40 rounded-card bg-paper"
      role="img"
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
    >
      <path className="fill-ink" d={code.path} />
    </svg>
  )
}

async function drawCode(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dots = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) =>
      modules.get(row, column) ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: modules.size, path: dots.join('') }
}
