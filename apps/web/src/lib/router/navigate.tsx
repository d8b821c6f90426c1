import { useEffect, useRef } from 'react'
import { useNavigate } from './use-navigate.ts'

type Props = { to: string; state?: object }

/** Leads elsewhere as soon as it is drawn, and leaves no step to go back. */
export function Navigate(props: Props) {
  const navigate = useNavigate()
  const way = useRef(props)
  useEffect(() => navigate({ ...way.current, replace: true }), [navigate])
  return null
}
