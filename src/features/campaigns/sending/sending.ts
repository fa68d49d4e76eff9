import { type Campaign, partSent } from '@/entities/campaign/campaign'
import type { WhoSaidNo } from '@/entities/campaign/checks/count-audience'
import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-queries'
import { outcomeOf } from '@/shared/api/api-error'
import { createSessionStore, type Store, until as untilStore } from '@/shared/lib/state/store'
import { createSelection } from '@/shared/lib/state/use-selection'
import type { Message } from '@/shared/i18n/message'
import type { DeviceMarks } from './device-marks'
import { type Change, obstacleMessage, type SentBefore } from './sending-texts'

export const HOLD_MS = 10_000
/** Jobs that are overdue by more than this are cancelled, as after the computer has slept. */
const MAX_DELAY_MS = 30_000

/** 'resume' sends to those who were not written to yet: it asks only about people who said no. */
export type SendKind = 'launch' | 'start' | 'resume'

/** Recipients who said no. */
type Known = { saidNo?: WhoSaidNo | undefined }
type Question = Known & { again: readonly SentBefore[] }

/** Stage of a launch or start; each waits for the user, the clock or the server. */
export type Stage =
  /** The check of recipients and contents is running. */
  | { name: 'checking' }
  /** These campaigns may reach people who have already got them, or who said no. */
  | ({ name: 'asking' } & Question)
  /** `until` is set while Undo can be pressed: otherwise the countdown does not run. */
  | { name: 'held'; until?: number }
  | { name: 'reading' }
  /** They could not be read: the user decides. */
  | { name: 'unread'; error: unknown }
  | { name: 'sending' }

/** A request to send, from the press to the answer. */
export type Job = {
  id: number
  kind: SendKind
  /** As shown to the user. */
  campaigns: readonly Campaign[]
  /** Recipients, such as '48 people will get this'. */
  summary: string
  stage: Stage
  /** Whether it is or was on hold: Undo stays until the call. */
  isHeld?: boolean
}

type Decision = 'continue' | 'others' | 'retry' | 'cancel'

/** Result of the pre-send check: recipients, or a reason not to send. */
export type Checked = Known & { whyNobody?: string; summary: string }

/** The server calls; `send` shows its own toasts. */
export type SendingCalls = {
  read: () => Promise<readonly Campaign[]>
  send: (kind: SendKind, campaigns: readonly Campaign[]) => Promise<unknown>
}

/** `saidNo` is known at the press. */
type Request = Pick<Job, 'kind' | 'campaigns' | 'summary'> &
  Known & {
    server: SendingCalls
    /** Finishes the check before anything is sent; undefined if it is done. */
    check?: (() => Promise<Checked>) | undefined
  }

/** Why the last launch was blocked or partial; shown until dismissed. */
export type Problem =
  | { kind: 'changed'; changes: readonly Change[] }
  | { kind: 'nobody'; reason: string }
  | { kind: 'failed'; sendKind: SendKind; error: unknown; campaigns: readonly Campaign[] }

export const campaignSelection = createSelection(
  createSessionStore<ReadonlySet<string>>(new Set<string>()),
)

type Options = {
  marks: DeviceMarks
  now: () => number
  isHoldWanted: () => boolean
  /** Why a campaign cannot be sent now, such as a bulk action that changes it. */
  whyBusy: (campaignId: string) => string | undefined
  /** Whether a question is open that says that nothing would be sent. Nothing is sent meanwhile. */
  isLeaveAsked: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Runs `work` under a lock shared by all tabs of this device. */
  exclusively: <Result>(work: () => Result) => Promise<Result>
  /** Asks if this device cannot remember what is sent. */
  mayLeave: () => Promise<boolean>
  report: (message: Message) => void
}

/**
 * Owns sending: every launch and start goes through `request`, so that a campaign is in one job at
 * a time and each request makes at most one call. Outlives screens, and ends with the session.
 */
export function createSending(options: Options) {
  const { marks, now, isHoldWanted, whyBusy, isLeaveAsked, exclusively, mayLeave, report } = options
  const jobs: Store<readonly Job[]> = createSessionStore<readonly Job[]>([])
  const problem: Store<Problem | undefined> = createSessionStore<Problem | undefined>(undefined)
  const waiting = new Map<number, (decision: Decision) => void>()
  const deleting = new Set<string>()
  let lastId = 0

  const find = (id: number) => jobs.get().find((job) => job.id === id)
  const idsOf = ({ campaigns }: Pick<Job, 'campaigns'>) => campaigns.map(({ id }) => id)
  const jobOf = (campaignId: string) => jobs.get().find((job) => idsOf(job).includes(campaignId))
  const change = (id: number, part: Partial<Job>) =>
    jobs.update((all) => all.map((job) => (job.id === id ? { ...job, ...part } : job)))

  const end = (job: Pick<Job, 'id' | 'campaigns'>) => {
    jobs.update((all) => all.filter(({ id }) => id !== job.id))
    // After a log out has ended this job, a new one may have the same campaigns.
    marks.release(idsOf(job).filter((id) => !jobOf(id)))
  }
  // Cancels decisions of jobs that are gone, for example after a log out.
  jobs.subscribe(() => {
    for (const [id, decide] of waiting) if (!find(id)) decide('cancel')
  })

  /** Waits for the user or the clock. Returns 'cancel' if the job is gone. */
  const awaitDecision = async (id: number, stage: Stage): Promise<Decision> => {
    if (!find(id)) return 'cancel'
    const decision = new Promise<Decision>((resolve) => waiting.set(id, resolve))
    change(id, { stage })
    const answer = await decision
    waiting.delete(id)
    return find(id) ? answer : 'cancel'
  }
  const decide = (id: number, decision: Decision) => waiting.get(id)?.(decision)

  const stop = (job: Job, message: Message) => {
    report(message)
    end(job)
  }

  /**
   * Runs all steps between the press and the call.
   * @returns what may be sent: the job, or its campaigns that were not sent before
   */
  async function prepare(requested: Job, request: Request): Promise<Job | undefined> {
    const { server } = request
    if (requested.kind === 'resume') {
      const checked = await passesCheck(requested, request)
      return checked && ask(requested, checked)
    }
    const isToBeHeld = isHoldWanted()
    if (!(await mayLeave()) || !find(requested.id)) return undefined
    if (await isHeldElsewhere(requested)) return undefined
    const sentBefore = new Map(idsOf(requested).map((id) => [id, marks.sentAt(id)]))
    const checked = await passesCheck(requested, request)
    if (!checked) return undefined
    // This tab may be stale: do not ask about a campaign that has changed since.
    if (findSent(requested).length > 0 && !(await isUnchanged(requested, server))) return undefined
    const job = await ask(requested, checked)
    if (!job) return undefined
    if (isToBeHeld) {
      const isHeld = await exclusively(async () => tryHold(job))
      change(job.id, { isHeld })
      if (!isHeld || (await awaitDecision(job.id, { name: 'held' })) === 'cancel') return undefined
    }
    if (!(await isUnchanged(job, server))) return undefined
    await untilStore(isLeaveAsked, (isAsked) => !isAsked)
    return (await exclusively(async () => tryClaim(job, sentBefore))) ? job : undefined
  }

  const findSent = ({ campaigns }: Job): readonly SentBefore[] =>
    campaigns.flatMap((campaign) => {
      const sentAt = marks.sentAt(campaign.id)
      const isUnreadable = marks.isUnreadable(campaign.id)
      return sentAt === undefined && !isSent(campaign) ? [] : [{ campaign, sentAt, isUnreadable }]
    })

  /** @returns what the user still wants to send */
  async function ask(job: Job, { saidNo }: Known): Promise<Job | undefined> {
    const question = { again: job.kind === 'resume' ? [] : findSent(job), saidNo }
    if (question.again.length === 0 && !saidNo) return job
    const decision = await awaitDecision(job.id, { name: 'asking', ...question })
    if (decision !== 'others') return decision === 'cancel' ? undefined : job
    const campaigns = othersOf(job, question)
    // The recipients were counted for all of them.
    change(job.id, { campaigns, summary: '' })
    return { ...job, campaigns }
  }

  /**
   * Waits for the check, unless the user sends without it.
   * @returns who said no among the recipients; undefined if nothing is sent
   */
  async function passesCheck({ id }: Job, { check, saidNo }: Request): Promise<Known | undefined> {
    if (!check) return { saidNo }
    const result = await Promise.race([check(), awaitDecision(id, { name: 'checking' })])
    waiting.delete(id)
    if (!find(id) || result === 'cancel') return undefined
    if (typeof result === 'string') return { saidNo }
    change(id, { summary: result.summary })
    if (result.whyNobody === undefined) return result
    problem.set({ kind: 'nobody', reason: result.whyNobody })
    report(obstacleMessage.nobody(result.whyNobody))
    return undefined
  }

  async function isHeldElsewhere({ campaigns }: Job): Promise<boolean> {
    const other = await marks.findHeldElsewhere(campaigns)
    if (other) report(obstacleMessage['held-elsewhere'](other.name))
    return other !== undefined
  }

  /** Marks the campaigns as on hold, unless another tab has one on hold. */
  async function tryHold(job: Job): Promise<boolean> {
    if ((await isHeldElsewhere(job)) || !find(job.id)) return false
    marks.hold(idsOf(job), now() + HOLD_MS)
    return true
  }

  /**
   * Marks the campaigns as sent. Refuses if one is being deleted, or if another tab has it on hold
   * or has sent it since the press.
   */
  async function tryClaim(
    job: Job,
    sentBefore: ReadonlyMap<string, number | undefined>,
  ): Promise<boolean> {
    if ((await isHeldElsewhere(job)) || !find(job.id)) return false
    for (const { id, name } of job.campaigns) {
      if (deleting.has(id)) {
        report(obstacleMessage.deleting(name))
        return false
      }
      const sentAt = marks.sentAt(id)
      if (sentAt === undefined || sentAt === sentBefore.get(id)) continue
      report(obstacleMessage['sent-elsewhere'](name))
      return false
    }
    marks.sent(job.campaigns)
    change(job.id, { stage: { name: 'sending' } })
    return true
  }

  /** Whether the campaigns are still as shown to the user, who decides if they cannot be read. */
  async function isUnchanged(job: Job, server: SendingCalls): Promise<boolean> {
    if (!find(job.id)) return false
    change(job.id, { stage: { name: 'reading' } })
    const fresh = await server.read().catch((error: unknown) => ({ error }))
    if ('error' in fresh) {
      const decision = await awaitDecision(job.id, { name: 'unread', error: fresh.error })
      return decision === 'retry' ? isUnchanged(job, server) : decision === 'continue'
    }
    if (!find(job.id)) return false
    marks.forgetConfirmed(fresh)
    const changes = changesOf(job.campaigns, fresh)
    if (changes.length === 0) return true
    problem.set({ kind: 'changed', changes })
    report(obstacleMessage.changed(changes))
    return false
  }

  async function run(job: Job, request: Request): Promise<void> {
    const { kind } = job
    const ready = await prepare(job, request)
    if (kind === 'resume') {
      const isWanted = ready && find(job.id)
      end(job)
      if (isWanted) await request.server.send(kind, ready.campaigns)
      return
    }
    if (!find(job.id)) {
      // The session ended just before sending.
      if (ready) marks.forget(idsOf(ready))
    } else if (ready) {
      try {
        await request.server.send(kind, ready.campaigns)
        marks.accepted(idsOf(ready))
        if (find(job.id)) {
          if (kind === 'launch' || isAbout(problem.get(), ready)) problem.set(undefined)
          if (kind === 'launch') campaignSelection.clear()
        }
      } catch (error) {
        failed(ready, error)
      }
    }
    end(job)
  }

  function failed({ id, kind, campaigns }: Job, error: unknown) {
    const failures = error instanceof CampaignsNotLaunchedError ? error.failures : undefined
    const failedIds = new Set(failures?.map(({ campaignId }) => campaignId))
    const launched = campaigns.map((one) => one.id).filter((one) => !failedIds.has(one))
    // Campaigns that may have been sent stay marked as sent.
    if (failures) {
      marks.forget(failures.filter((one) => !one.isUnknown).map((one) => one.campaignId))
      marks.accepted(launched)
    } else if (outcomeOf(error) === 'refused') marks.forget(campaigns.map((one) => one.id))
    // The session may have ended before the answer.
    if (!find(id)) return
    // A refused start is only reported by its toast.
    if (kind === 'start' && outcomeOf(error) === 'refused') return
    problem.set({ kind: 'failed', sendKind: kind, error, campaigns })
    // Failed campaigns stay selected for another try.
    if (failures) campaignSelection.deselect(launched)
  }

  const isAbout = (one: Problem | undefined, job: Job) =>
    one?.kind === 'failed' && one.campaigns.some(({ id }) => idsOf(job).includes(id))
  const isBeforeCall = ({ stage }: Job) => stage.name !== 'sending'
  const isBeingDeleted = (job: Job) => idsOf(job).some((id) => deleting.has(id))

  /** Cancels a job that is long overdue. */
  function isTooLate(job: Job): boolean {
    const { stage, campaigns } = job
    const [campaign] = campaigns
    if (stage.name !== 'held' || stage.until === undefined || !campaign) return false
    if (now() - stage.until <= MAX_DELAY_MS) return false
    stop(job, obstacleMessage['too-late'](campaign.name))
    return true
  }

  function countDown(id: number) {
    const job = find(id)
    if (job?.stage.name !== 'held') return
    const until = now() + HOLD_MS
    // Without locks, other tabs go by this time.
    marks.hold(idsOf(job), until)
    const stage: Stage = { name: 'held', until }
    change(id, { stage })
    setTimeout(() => find(id)?.stage === stage && proceed(id), HOLD_MS)
  }

  /** Sends without the check, again, now, or anyway; or only the campaigns without a question. */
  function proceed(id: number, decision: 'continue' | 'others' = 'continue') {
    const job = find(id)
    if (job && !isTooLate(job) && !isBeingDeleted(job)) decide(id, decision)
  }

  return {
    jobs,
    problem,
    jobOf,
    /**
     * Sends at once, or after a countdown if the user has enabled it. If a campaign is in another
     * job or is being changed, the whole request is refused and the reason reported.
     * @returns whether it was accepted
     */
    request(request: Request): boolean {
      const { kind, campaigns, summary } = request
      for (const { id, name } of campaigns) {
        const why = whyBusy(id)
        if (jobOf(id)) report(obstacleMessage.busy(name))
        else if (why !== undefined) report(obstacleMessage.nobody(why))
        else continue
        return false
      }
      const job: Job = { id: (lastId += 1), kind, campaigns, summary, stage: { name: 'reading' } }
      jobs.update((all) => [...all, job])
      void run(job, request)
      return true
    },
    proceed: (id: number) => proceed(id),
    proceedWithOthers: (id: number) => proceed(id, 'others'),
    retry: (id: number) => decide(id, 'retry'),
    /**
     * Undo, or Cancel in a dialog: nothing is sent.
     * @returns false if it was too late
     */
    cancel(id: number): boolean {
      const job = find(id)
      const isInTime = job !== undefined && isBeforeCall(job)
      if (isInTime) end(job)
      return isInTime
    },
    /**
     * Runs the countdown from its beginning while Undo can be pressed.
     * @returns a function that stops it, as when a dialog covers Undo
     */
    countDown(id: number): () => void {
      countDown(id)
      return () => {
        if (find(id)?.stage.name === 'held') change(id, { stage: { name: 'held' } })
      }
    },
    /** Reports what was on hold in tabs that are gone, for example after a crash. */
    reportLost: async (campaigns: readonly Campaign[]) => {
      const lost = await marks.takeLost(campaigns)
      if (lost.length > 0) report(obstacleMessage.lost(lost.map(({ name }) => name)))
    },
    /** Cancels what waits for the user, who can no longer see it. */
    sessionEnds: () => {
      const ended = jobs.get().filter(isBeforeCall)
      const names = ended.flatMap(({ campaigns }) => campaigns.map(({ name }) => name))
      ended.forEach(end)
      if (names.length > 0) report(obstacleMessage['session-ended'](names))
    },
    /** Cancels all jobs that are not in flight, as when the page is left. */
    cancelAll: () => jobs.get().filter(isBeforeCall).forEach(end),
    /** A launch on hold waits for the result of deleting one of its campaigns. */
    deletionBegins: (campaignId: string) => deleting.add(campaignId),
    /** Cancels a launch with a deleted campaign, because its recipients were counted together. */
    deletionEnds(campaignId: string, isDeleted: boolean) {
      deleting.delete(campaignId)
      const job = jobOf(campaignId)
      if (!job || !isBeforeCall(job)) return
      const campaign = job.campaigns.find(({ id }) => id === campaignId)
      if (isDeleted && campaign) stop(job, obstacleMessage.deleted(campaign.name))
      // If the countdown ended meanwhile, it restarts, so that there is time for Undo.
      else if (job.stage.name === 'held' && (job.stage.until ?? Infinity) <= now())
        countDown(job.id)
    },
  }
}

export type Sending = ReturnType<typeof createSending>

/** Whether the server says that it has been sent: it is active, or all of its people have it. */
export const isSent = (campaign: Campaign): boolean =>
  campaign.status === 'active' || (campaign.status !== 'draft' && partSent(campaign) === 1)

export function othersOf(
  { campaigns }: Pick<Job, 'campaigns'>,
  { again, saidNo }: Question,
): readonly Campaign[] {
  const sent = new Set(again.map(({ campaign }) => campaign.id))
  return campaigns.filter(({ id }) => !sent.has(id) && !saidNo?.campaignIds.has(id))
}

/** Changes since the user saw the campaigns: status, list or number of steps. */
function changesOf(seen: readonly Campaign[], fresh: readonly Campaign[]): readonly Change[] {
  const byId = new Map(fresh.map((campaign) => [campaign.id, campaign]))
  return seen.flatMap((campaign) => {
    const now = byId.get(campaign.id)
    const isSame =
      now?.status === campaign.status &&
      now.listId === campaign.listId &&
      (now.lacksSteps ?? campaign.lacksSteps ?? now.steps.length === campaign.steps.length)
    return isSame ? [] : [{ campaign, now }]
  })
}
