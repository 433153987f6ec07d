import { defineLocaleResourceBundle } from 'sanity';

const REFERRED = 'while these documents refer to it. Take it out of each of them first:';
const COUNTED =
  'Drafts that refer to it count as well. Where something is left the content refuses it.';

/** What the Studio says of a document that others refer to: the content keeps it, so that no page breaks. */
const references = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'confirm-delete-dialog.referring-documents-descriptor.text_delete': `“<DocumentTitle/>” can’t be deleted ${REFERRED}`,
    'confirm-delete-dialog.referring-documents-descriptor.text_unpublish': `“<DocumentTitle/>” can’t be unpublished ${REFERRED}`,
    'confirm-delete-dialog.referential-integrity-disclaimer.text_delete': COUNTED,
    'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish': COUNTED,
    'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Try to delete it',
    'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'Try to delete all versions',
    'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Try to unpublish it',
    'panes.document-operation-results.operation-error_delete':
      'The document was not deleted. “Details” says which document still refers to it.',
    'panes.document-operation-results.operation-error_unpublish':
      'The document was not unpublished. “Details” says which document still refers to it.',
  },
});

/** What it says of a picture that was not taken; by itself it sends editors to a console. */
const uploads = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description':
      'A picture has to be a WebP, AVIF, JPEG or PNG of up to 20 MB. Where it is one, the content did not answer: try again.',
  },
});

export const wording = [references, uploads];
