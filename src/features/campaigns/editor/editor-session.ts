import { type KeptDocument, StepDocument, type StepDocumentOptions } from './step-document'

/**
 * The bodies of the opened steps with their undo history, so that switching steps loses nothing. A
 * step whose HTML was changed elsewhere starts with a new history.
 */
export class EditorSession {
  private readonly documents = new Map<string, StepDocument>()
  private readonly options: StepDocumentOptions

  constructor(options: StepDocumentOptions = {}) {
    this.options = options
  }

  /** @param kept by an earlier page; it is used if it is of the same HTML */
  open(stepId: string, html: string, kept?: KeptDocument): StepDocument {
    const known = this.documents.get(stepId)
    if (known?.handedOut === html) return known
    const document = new StepDocument(html, this.options, kept)
    this.documents.set(stepId, document)
    return document
  }

  /** For an answer that arrives after its step was left. */
  find(stepId: string): StepDocument | undefined {
    return this.documents.get(stepId)
  }
}
