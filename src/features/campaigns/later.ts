/** Opened by a press, and loaded as one file. */
export { CampaignCards } from './list/campaign-cards'
export { CampaignDetails } from './list/campaign-details'
export { GeneralActions } from './sending/bulk/bulk-actions'
export { BulkActions } from './sending/bulk/bulk-actions'
export { LaunchFindings } from './sending/launch-findings'
export { AudienceDialog } from '@/entities/campaign/checks/audience/audience-dialog'
