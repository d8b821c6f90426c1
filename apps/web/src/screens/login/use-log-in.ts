import { failureCode } from '@maidan/client'
import { login } from '@maidan/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import {
  proofBody,
  type ProofFields,
  type ProofWay,
} from '../../features/second-factor/proof-way.ts'
import { callApi } from '../../lib/calls/api.ts'
import { paths } from '../../lib/paths.ts'
import { storeLogin } from '../../lib/session/session.ts'

export type LoginFields = ProofFields & { username: string; password: string }

type Try = LoginFields & { way: ProofWay | null }

/** Logs in and goes home; who has a second factor is asked for its code first. */
export function useLogIn() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<string | null>(null)
  const call = useMutation({
    mutationFn: ({ username, password, way, ...proof }: Try) =>
      callApi(login, {
        body: { username: username.trim(), password, ...(way && proofBody(way, proof)) },
      }),
    onSuccess: (answer) => {
      storeLogin(answer)
      navigate({ to: paths.home })
    },
    onError: (failure, { username }) => {
      if (failureCode(failure) === 'SECOND_FACTOR_NEEDED') setAsked(username.trim())
    },
  })
  return {
    call,
    /** Whether the code is asked for of whom the form names; another player is asked anew. */
    asksCode: (username: string) => asked === username.trim(),
  }
}
