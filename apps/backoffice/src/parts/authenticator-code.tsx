import { staffText } from '@maidan/locales'
import { Skeleton, useText } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { CopyValue } from './facts/copy-value.tsx'

const quietModules = 2
const groupLength = 4

type Drawing = { size: number; path: string }

/** An authenticator to take over: a picture to scan, and the key to type where nothing scans. */
export function AuthenticatorCode({ secret, uri }: { secret: string; uri: string }) {
  const t = useText(staffText)
  const groups = secret.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-sm text-quiet">{t('scan')}</p>
      <CodePicture text={uri} />
      <p className="flex flex-wrap items-center justify-center gap-1 text-sm">
        <span className="text-quiet">{t('key')}</span>
        <code className="tabular text-center font-semibold">{groups.join(' ')}</code>
        <CopyValue value={secret} what={t('key')} />
      </p>
    </div>
  )
}

function CodePicture({ text }: { text: string }) {
  const t = useText(staffText)
  const [code, setCode] = useState<Drawing | null>(null)
  useEffect(() => {
    void drawCode(text).then(setCode)
  }, [text])
  if (code === null) return <Skeleton className="size-44 rounded-card" />
  const side = code.size + 2 * quietModules
  return (
    <svg
      aria-label={t('scanPicture')}
      className="size-44 rounded-card bg-paper"
      role="img"
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
    >
      <path className="fill-ink" d={code.path} />
    </svg>
  )
}

async function drawCode(text: string): Promise<Drawing> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dots = Array.from(modules.data, (dark, at) =>
    dark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  )
  return { size: modules.size, path: dots.join('') }
}
