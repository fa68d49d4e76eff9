export type Config = {
  checkSecurity: boolean
  validateRequest: boolean
  validateResponse: boolean
  errors: boolean
  isProxy: boolean
  upstream?: URL
  upstreamProxy: undefined
  mock: { dynamic: boolean; ignoreExamples?: boolean; seed?: string }
}

/**
 * @param contract path of openapi.yaml
 * @param onMessage called with each contract violation
 */
export function startJudge(
  contract: string,
  config: Config,
  onMessage: (message: string) => void,
): Promise<{ url: string; close: () => Promise<void> }>
