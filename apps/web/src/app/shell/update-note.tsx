import { shellText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { keepApp } from './keep-app.ts'

/** Keeps the app's files for the next visit, and offers a newer version when one has come. */
export function UpdateNote() {
  const t = useText(shellText)
  const [update, setUpdate] = useState<(() => void) | null>(null)
  useEffect(() => {
    // Without the worker the app works as before, only not offline.
    keepApp((takeOver) => setUpdate(() => takeOver)).catch(console.error)
  }, [])
  if (update === null) return null
  return (
    <div
      className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-card border border-field-700 bg-field-800 p-3 shadow-float"
      role="status"
    >
      <p className="flex-1 text-sm font-medium">{t('updateReady')}</p>
      <Button onClick={update} size="small">
        {t('update')}
      </Button>
    </div>
  )
}
