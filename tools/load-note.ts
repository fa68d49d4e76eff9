import { availableParallelism, loadavg } from 'node:os'

/** “This machine is busy: …”, for the output of a failed run; undefined while the machine is not busy. */
export function loadNote(): string | undefined {
  const cores = availableParallelism()
  const [load = 0] = loadavg()
  return load > cores * 1.5
    ? `This machine is busy: load ${Math.round(load)} on ${cores} cores.`
    : undefined
}
