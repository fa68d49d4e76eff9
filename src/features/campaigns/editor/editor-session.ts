import { StepDocument, type StepDocumentOptions } from './step-document'

/**
 * The bodies of the steps that were opened, each with its history: switching to another step and
 * back loses nothing. A step whose HTML was changed elsewhere starts afresh.
 */
export class EditorSession {
  private readonly documents = new Map<string, StepDocument>()
  private readonly options: StepDocumentOptions

  constructor(options: StepDocumentOptions = {}) {
    this.options = options
  }

  open(stepId: string, html: string): StepDocument {
    const known = this.documents.get(stepId)
    if (known?.handedOut === html) return known
    const document = new StepDocument(html, this.options)
    this.documents.set(stepId, document)
    return document
  }

  /** For an answer that comes after its step was left. */
  find(stepId: string): StepDocument | undefined {
    return this.documents.get(stepId)
  }

  /** The id of a deleted step may come back for another, which must not find its words. */
  keepOnly(stepIds: readonly string[]): void {
    for (const stepId of this.documents.keys()) {
      if (!stepIds.includes(stepId)) this.documents.delete(stepId)
    }
  }
}
