/** Parts that open on a click, bundled as one file. */
export { CampaignDetails } from './list/campaign-details'
export { BulkActions, GeneralActions } from './sending/bulk/bulk-actions'
export { LaunchFindings } from './sending/launch/launch-findings'
export { AudienceDialog } from '@/entities/campaign/checks/audience/audience-dialog'
