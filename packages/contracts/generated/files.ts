/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { FileContentInput as _bms_api_FileContentInput, FileContent as _bms_api_FileContent } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
import type { HttpBodyInput as _google_api_HttpBodyInput, HttpBody as _google_api_HttpBody } from './google_api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * A new folder.
 */
export interface CreateFolderRequestInput {
  /**
   * The folder to create.
   */
  'folder'?: (FolderInput | null);
}

/**
 * A new folder.
 */
export interface CreateFolderRequest {
  /**
   * The folder to create.
   */
  'folder': (Folder | null);
}

/**
 * The folder to delete.
 */
export interface DeleteFolderRequestInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * True if the contents are deleted as well.
   */
  'recursive'?: (boolean);
}

/**
 * The folder to delete.
 */
export interface DeleteFolderRequest {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * True if the contents are deleted as well.
   */
  'recursive': (boolean);
}

/**
 * The metadata of a file.
 */
export interface FileInput {
  /**
   * The id of the file.
   */
  'id'?: (number | string | Long);
  /**
   * The file name.
   */
  'file_name'?: (string);
  /**
   * The media type, detected from the content.
   */
  'mime_type'?: (string);
  /**
   * The size in bytes.
   */
  'size'?: (number | string | Long);
  /**
   * The SHA-256 hash of the content, in hexadecimal.
   */
  'sha256'?: (string);
  /**
   * The parent folder; null in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who uploaded the file.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
}

/**
 * The metadata of a file.
 */
export interface File {
  /**
   * The id of the file.
   */
  'id': (number);
  /**
   * The file name.
   */
  'file_name': (string);
  /**
   * The media type, detected from the content.
   */
  'mime_type': (string);
  /**
   * The size in bytes.
   */
  'size': (number);
  /**
   * The SHA-256 hash of the content, in hexadecimal.
   */
  'sha256': (string);
  /**
   * The parent folder; null in the root.
   */
  'folder_id'?: (number);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client': (boolean);
  /**
   * The user who uploaded the file.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
}

/**
 * The file after a change.
 */
export interface FileChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The file, unless the caller can no longer view it.
   */
  'record'?: (FileInput | null);
}

/**
 * The file after a change.
 */
export interface FileChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The file, unless the caller can no longer view it.
   */
  'record': (File | null);
}

/**
 * A file, without its content.
 */
export interface FileEventInput {
  /**
   * The id of the file.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the file after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The file name.
   */
  'file_name'?: (string);
  /**
   * The media type, detected from the content.
   */
  'mime_type'?: (string);
  /**
   * The size in bytes.
   */
  'size'?: (number | string | Long);
  /**
   * The parent folder; 0 in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client that it belongs to; 0 if there is none.
   */
  'client_id'?: (number | string | Long);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who uploaded the file.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A file, without its content.
 */
export interface FileEvent {
  /**
   * The id of the file.
   */
  'id': (number);
  /**
   * The version of the file after the change.
   */
  'version': (number);
  /**
   * The file name.
   */
  'file_name': (string);
  /**
   * The media type, detected from the content.
   */
  'mime_type': (string);
  /**
   * The size in bytes.
   */
  'size': (number);
  /**
   * The parent folder; 0 in the root.
   */
  'folder_id': (number);
  /**
   * The client that it belongs to; 0 if there is none.
   */
  'client_id': (number);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client': (boolean);
  /**
   * The user who uploaded the file.
   */
  'created_by': (number);
}

/**
 * The metadata of the file.
 */
export interface FileResponseInput {
  /**
   * The file.
   */
  'record'?: (FileInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The metadata of the file.
 */
export interface FileResponse {
  /**
   * The file.
   */
  'record': (File | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A folder.
 */
export interface FolderInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * The title; unique within the parent folder, ignoring case.
   */
  'title'?: (string);
  /**
   * The parent folder; null in the root.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who created the folder.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A folder.
 */
export interface Folder {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * The title; unique within the parent folder, ignoring case.
   */
  'title': (string);
  /**
   * The parent folder; null in the root.
   */
  'parent_id'?: (number);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number);
  /**
   * The user who created the folder.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The folder after a change.
 */
export interface FolderChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The folder, unless the caller can no longer view it.
   */
  'record'?: (FolderInput | null);
}

/**
 * The folder after a change.
 */
export interface FolderChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The folder, unless the caller can no longer view it.
   */
  'record': (Folder | null);
}

/**
 * A folder or a file in a list.
 */
export interface FolderEntryInput {
  /**
   * The id of the folder or file.
   */
  'id'?: (number | string | Long);
  /**
   * The kind of the entry: a folder or a file.
   */
  'kind'?: (string);
  /**
   * The title of the folder, or the name of the file.
   */
  'title'?: (string);
  /**
   * The parent folder; null in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of the file; empty for a folder.
   */
  'file_name'?: (string);
  /**
   * The media type of the file, detected from its content; empty for a folder.
   */
  'mime_type'?: (string);
  /**
   * The size of the file in bytes; 0 for a folder.
   */
  'size'?: (number | string | Long);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who created the folder or uploaded the file.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * Operations of the caller on the folder or file, allowed or not; only with `fields=actions`.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * A folder or a file in a list.
 */
export interface FolderEntry {
  /**
   * The id of the folder or file.
   */
  'id': (number);
  /**
   * The kind of the entry: a folder or a file.
   */
  'kind': (string);
  /**
   * The title of the folder, or the name of the file.
   */
  'title': (string);
  /**
   * The parent folder; null in the root.
   */
  'folder_id'?: (number);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number);
  /**
   * The name of the file; empty for a folder.
   */
  'file_name': (string);
  /**
   * The media type of the file, detected from its content; empty for a folder.
   */
  'mime_type': (string);
  /**
   * The size of the file in bytes; 0 for a folder.
   */
  'size': (number);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client': (boolean);
  /**
   * The user who created the folder or uploaded the file.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * Operations of the caller on the folder or file, allowed or not; only with `fields=actions`.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A folder of the file manager.
 */
export interface FolderEventInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the folder after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The parent folder; 0 in the root.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The client that it belongs to; 0 if there is none.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A folder of the file manager.
 */
export interface FolderEvent {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * The version of the folder after the change.
   */
  'version': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The parent folder; 0 in the root.
   */
  'parent_id': (number);
  /**
   * The client that it belongs to; 0 if there is none.
   */
  'client_id': (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
}

/**
 * The folder.
 */
export interface FolderResponseInput {
  /**
   * The folder.
   */
  'record'?: (FolderInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The folder.
 */
export interface FolderResponse {
  /**
   * The folder.
   */
  'record': (Folder | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * An import.
 */
export interface ImportInput {
  /**
   * The id of the import.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the file.
   */
  'file_name'?: (string);
  /**
   * The module of the records.
   */
  'module'?: (string);
  /**
   * The status. An undo runs in the status running.
   */
  'status'?: (string);
  /**
   * True if nothing is stored.
   */
  'dry_run'?: (boolean);
  /**
   * The number of rows; 0 until the file is read.
   */
  'rows'?: (number);
  /**
   * The number of rows that are through the current status.
   */
  'done'?: (number);
  /**
   * The number of records that were created; of a dry run, that would be.
   */
  'created'?: (number);
  /**
   * The number of records that were updated, or would be.
   */
  'updated'?: (number);
  /**
   * The number of rows with errors.
   */
  'failed'?: (number);
  /**
   * The number of records that an undo deleted or restored.
   */
  'reverted'?: (number);
  /**
   * The number of records that an undo left as they are.
   */
  'left'?: (number);
  /**
   * The code of the reason why the import failed; empty if it did not.
   */
  'reason'?: (string);
  /**
   * The encoding of the file.
   */
  'encoding'?: (string);
  /**
   * The delimiter of its cells.
   */
  'delimiter'?: (string);
  /**
   * The decimal separator; empty until the file is read.
   */
  'decimal'?: (string);
  /**
   * The form of dates; empty until the file is read.
   */
  'date_format'?: (string);
  /**
   * The unit of amounts.
   */
  'amounts'?: (string);
  /**
   * The export that the columns were recognised as, such as `perfex_customers`; empty if none.
   */
  'preset'?: (string);
  /**
   * The fields by column.
   */
  'mapping'?: ({[key: string]: string});
  /**
   * The columns without a field.
   */
  'unmapped'?: (string)[];
  /**
   * The field by which records are matched.
   */
  'match_by'?: (string);
  /**
   * The user who started the import.
   */
  'created_by'?: (number | string | Long);
  /**
   * The start.
   */
  'created_at'?: (string);
  /**
   * The end; null before.
   */
  'finished_at'?: (string);
}

/**
 * An import.
 */
export interface Import {
  /**
   * The id of the import.
   */
  'id': (number);
  /**
   * The name of the file.
   */
  'file_name': (string);
  /**
   * The module of the records.
   */
  'module': (string);
  /**
   * The status. An undo runs in the status running.
   */
  'status': (string);
  /**
   * True if nothing is stored.
   */
  'dry_run': (boolean);
  /**
   * The number of rows; 0 until the file is read.
   */
  'rows': (number);
  /**
   * The number of rows that are through the current status.
   */
  'done': (number);
  /**
   * The number of records that were created; of a dry run, that would be.
   */
  'created': (number);
  /**
   * The number of records that were updated, or would be.
   */
  'updated': (number);
  /**
   * The number of rows with errors.
   */
  'failed': (number);
  /**
   * The number of records that an undo deleted or restored.
   */
  'reverted': (number);
  /**
   * The number of records that an undo left as they are.
   */
  'left': (number);
  /**
   * The code of the reason why the import failed; empty if it did not.
   */
  'reason': (string);
  /**
   * The encoding of the file.
   */
  'encoding': (string);
  /**
   * The delimiter of its cells.
   */
  'delimiter': (string);
  /**
   * The decimal separator; empty until the file is read.
   */
  'decimal': (string);
  /**
   * The form of dates; empty until the file is read.
   */
  'date_format': (string);
  /**
   * The unit of amounts.
   */
  'amounts': (string);
  /**
   * The export that the columns were recognised as, such as `perfex_customers`; empty if none.
   */
  'preset': (string);
  /**
   * The fields by column.
   */
  'mapping': ({[key: string]: string});
  /**
   * The columns without a field.
   */
  'unmapped': (string)[];
  /**
   * The field by which records are matched.
   */
  'match_by': (string);
  /**
   * The user who started the import.
   */
  'created_by': (number);
  /**
   * The start.
   */
  'created_at': (string);
  /**
   * The end; null before.
   */
  'finished_at'?: (string);
}

/**
 * The import after an action.
 */
export interface ImportActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The import.
   */
  'record'?: (ImportInput | null);
}

/**
 * The import after an action.
 */
export interface ImportActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The import.
   */
  'record': (Import | null);
}

/**
 * An error of a row.
 */
export interface ImportErrorInput {
  /**
   * The line of the file at which the row begins, from 1.
   */
  'line'?: (number);
  /**
   * The column; empty if the error is about the row.
   */
  'column'?: (string);
  /**
   * The code.
   */
  'code'?: (string);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The record that an undo left; 0 otherwise.
   */
  'record_id'?: (number | string | Long);
}

/**
 * An error of a row.
 */
export interface ImportError {
  /**
   * The line of the file at which the row begins, from 1.
   */
  'line': (number);
  /**
   * The column; empty if the error is about the row.
   */
  'column': (string);
  /**
   * The code.
   */
  'code': (string);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The record that an undo left; 0 otherwise.
   */
  'record_id': (number);
}

/**
 * The import.
 */
export interface ImportResponseInput {
  /**
   * The import.
   */
  'record'?: (ImportInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The import.
 */
export interface ImportResponse {
  /**
   * The import.
   */
  'record': (Import | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A document to keep.
 */
export interface KeepDocumentRequestInput {
  /**
   * The key: `<service>/<resource>/<record id>/<version of the record>`.
   */
  'key'?: (string);
  /**
   * The document.
   */
  'document'?: (_bms_api_FileContentInput | null);
}

/**
 * A document to keep.
 */
export interface KeepDocumentRequest {
  /**
   * The key: `<service>/<resource>/<record id>/<version of the record>`.
   */
  'key': (string);
  /**
   * The document.
   */
  'document': (_bms_api_FileContent | null);
}

/**
 * A document to read.
 */
export interface KeptDocumentRequestInput {
  /**
   * The key.
   */
  'key'?: (string);
}

/**
 * A document to read.
 */
export interface KeptDocumentRequest {
  /**
   * The key.
   */
  'key': (string);
}

/**
 * A kept document, without its content.
 */
export interface KeptDocumentResponseInput {
  /**
   * The size in bytes.
   */
  'size'?: (number | string | Long);
  /**
   * The SHA-256 hash of the content, in hexadecimal.
   */
  'sha256'?: (string);
}

/**
 * A kept document, without its content.
 */
export interface KeptDocumentResponse {
  /**
   * The size in bytes.
   */
  'size': (number);
  /**
   * The SHA-256 hash of the content, in hexadecimal.
   */
  'sha256': (string);
}

/**
 * Parameters for listing folders and files.
 */
export interface ListFolderRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
  /**
   * The parent folder. Without it, the root is listed, or with `search` all folders are searched.
   */
  'folder_id'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing folders and files.
 */
export interface ListFolderRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_WholeListQuery | null);
  /**
   * The parent folder. Without it, the root is listed, or with `search` all folders are searched.
   */
  'folder_id'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * The contents of a folder.
 */
export interface ListFolderResponseInput {
  /**
   * The folders and files.
   */
  'records'?: (FolderEntryInput)[];
}

/**
 * The contents of a folder.
 */
export interface ListFolderResponse {
  /**
   * The folders and files.
   */
  'records': (FolderEntry)[];
}

/**
 * Parameters for listing errors.
 */
export interface ListImportErrorsRequestInput {
  /**
   * The id of the import.
   */
  'id'?: (number | string | Long);
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of errors per page, at most 10,000.
   */
  'limit'?: (number);
}

/**
 * Parameters for listing errors.
 */
export interface ListImportErrorsRequest {
  /**
   * The id of the import.
   */
  'id': (number);
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of errors per page, at most 10,000.
   */
  'limit'?: (number);
}

/**
 * A page of errors.
 */
export interface ListImportErrorsResponseInput {
  /**
   * The errors on this page.
   */
  'records'?: (ImportErrorInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of errors.
 */
export interface ListImportErrorsResponse {
  /**
   * The errors on this page.
   */
  'records': (ImportError)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing imports.
 */
export interface ListImportsRequestInput {
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
}

/**
 * Parameters for listing imports.
 */
export interface ListImportsRequest {
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
}

/**
 * A page of imports.
 */
export interface ListImportsResponseInput {
  /**
   * The imports on this page.
   */
  'records'?: (ImportInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of imports.
 */
export interface ListImportsResponse {
  /**
   * The imports on this page.
   */
  'records': (Import)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Changes to a file.
 */
export interface UpdateFileRequestInput {
  /**
   * The id of the file.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'file'?: (FileInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a file.
 */
export interface UpdateFileRequest {
  /**
   * The id of the file.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'file': (File | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a folder.
 */
export interface UpdateFolderRequestInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'folder'?: (FolderInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a folder.
 */
export interface UpdateFolderRequest {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'folder': (Folder | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * A file to upload.
 */
export interface UploadFileRequestInput {
  /**
   * The content, with a file name.
   */
  'file'?: (_google_api_HttpBodyInput | null);
  /**
   * The parent folder; defaults to the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client'?: (boolean);
}

/**
 * A file to upload.
 */
export interface UploadFileRequest {
  /**
   * The content, with a file name.
   */
  'file': (_google_api_HttpBody | null);
  /**
   * The parent folder; defaults to the root.
   */
  'folder_id'?: (number);
  /**
   * The client that it belongs to.
   */
  'client_id'?: (number);
  /**
   * True if the client's portal users can see the file.
   */
  'share_with_client': (boolean);
}

/**
 * A file to import.
 */
export interface UploadImportRequestInput {
  /**
   * The CSV file, with a header row.
   */
  'file'?: (_google_api_HttpBodyInput | null);
  /**
   * The module of the records, such as `clients`.
   */
  'module'?: (string);
  /**
   * The fields by column, as a JSON object; null leaves a column out. Columns that it does not name are guessed. Records of a client need a column with `client_id`,
   * or with the client's name (`client.company_name`), email (`client.email`) or id in another system (`client.external_ids.<source>`), unless `defaults` has `client_id`.
   */
  'mapping'?: (string);
  /**
   * The values of fields whose cell is empty or that have no column, as a JSON object.
   */
  'defaults'?: (string);
  /**
   * The field by which rows update existing records: `id`, `external_ids.<source>`, or one that the list can be filtered by, such as `email`. Without it, all rows create records.
   */
  'match_by'?: (string);
  /**
   * True to validate all rows and store nothing.
   */
  'dry_run'?: (boolean);
  /**
   * True to import a file that was imported before.
   */
  'repeat'?: (boolean);
  /**
   * The encoding.
   */
  'encoding'?: (string);
  /**
   * The delimiter.
   */
  'delimiter'?: (string);
  /**
   * The decimal separator.
   */
  'decimal'?: (string);
  /**
   * The form of dates: 2026-11-28 (`iso`), 28.11.2026 (`dotted`), 28/11/2026 (`day_first`) or 11/28/2026 (`month_first`).
   */
  'date_format'?: (string);
  /**
   * The unit of amounts: `decimal` (default), such as 12.50, or `minor`, such as 1250.
   */
  'amounts'?: (string);
}

/**
 * A file to import.
 */
export interface UploadImportRequest {
  /**
   * The CSV file, with a header row.
   */
  'file': (_google_api_HttpBody | null);
  /**
   * The module of the records, such as `clients`.
   */
  'module': (string);
  /**
   * The fields by column, as a JSON object; null leaves a column out. Columns that it does not name are guessed. Records of a client need a column with `client_id`,
   * or with the client's name (`client.company_name`), email (`client.email`) or id in another system (`client.external_ids.<source>`), unless `defaults` has `client_id`.
   */
  'mapping': (string);
  /**
   * The values of fields whose cell is empty or that have no column, as a JSON object.
   */
  'defaults': (string);
  /**
   * The field by which rows update existing records: `id`, `external_ids.<source>`, or one that the list can be filtered by, such as `email`. Without it, all rows create records.
   */
  'match_by': (string);
  /**
   * True to validate all rows and store nothing.
   */
  'dry_run': (boolean);
  /**
   * True to import a file that was imported before.
   */
  'repeat': (boolean);
  /**
   * The encoding.
   */
  'encoding': (string);
  /**
   * The delimiter.
   */
  'delimiter': (string);
  /**
   * The decimal separator.
   */
  'decimal': (string);
  /**
   * The form of dates: 2026-11-28 (`iso`), 28.11.2026 (`dotted`), 28/11/2026 (`day_first`) or 11/28/2026 (`month_first`).
   */
  'date_format': (string);
  /**
   * The unit of amounts: `decimal` (default), such as 12.50, or `minor`, such as 1250.
   */
  'amounts': (string);
}
