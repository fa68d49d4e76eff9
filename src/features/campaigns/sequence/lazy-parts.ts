import { lazyPart } from '@/shared/ui/lazy-part'

export const StepPanel = lazyPart(async () => (await import('./step-panel')).StepPanel)
