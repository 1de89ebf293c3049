/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Which files to list; all conditions given must hold. */
export type FileFilter = {
  /** All of these must hold. */
  and?: Array<FileFilter> | null | undefined;
  /** When its content was removed for good, some time after it was deleted. */
  bytesRemovedAt?: InstantFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Pixels down, of an image. */
  height?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Media type found in its content. */
  mimeType?: TextFilter | null | undefined;
  /** Name it was brought under, its ending as its content is. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<FileFilter> | null | undefined;
  /** What a virus scanner said. */
  scanStatus?: ScanStatusFilter | null | undefined;
  /** SHA-256 of its content, in hex. */
  sha256?: TextFilter | null | undefined;
  /** Bytes. */
  size?: NumberFilter | null | undefined;
  /** What its content is. */
  type?: FileTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Pixels across, of an image. */
  width?: NumberFilter | null | undefined;
};

/** One level of the order of files. */
export type FileSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: FileSortField;
};

/** What files can be sorted by. */
export type FileSortField =
  /** When its content was removed for good, some time after it was deleted. */
  | 'bytesRemovedAt'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Pixels down, of an image. */
  | 'height'
  /** Media type found in its content. */
  | 'mimeType'
  /** Name it was brought under, its ending as its content is. */
  | 'name'
  /** What a virus scanner said. */
  | 'scanStatus'
  /** SHA-256 of its content, in hex. */
  | 'sha256'
  /** Bytes. */
  | 'size'
  /** What its content is. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Pixels across, of an image. */
  | 'width';

/** What the content of a file is. */
export type FileType =
  /** A text document of an office program. */
  | 'document'
  /** A picture: PNG, JPEG, GIF or WebP. */
  | 'image'
  /** A PDF, whatever it shows. */
  | 'pdf'
  /** Slides of an office program. */
  | 'presentation'
  /** A table of a spreadsheet program. */
  | 'spreadsheet'
  /** Plain text, CSV included. */
  | 'text';

/** Conditions on a FileType; all that are given must hold. */
export type FileTypeFilter = {
  /** Equal to. */
  eq?: FileType | null | undefined;
  /** One of these. */
  in?: Array<FileType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FileType | null | undefined;
};

/** Conditions on a reference; all that are given must hold. */
export type IdFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on an instant; all that are given must hold. */
export type InstantFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on a whole number; all that are given must hold. */
export type NumberFilter = {
  /** Equal to. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** One of these. */
  in?: Array<number> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: number | null | undefined;
};

/** What a virus scanner said. */
export type ScanStatus =
  /** The scanner found nothing. */
  | 'clean'
  /** The scanner found something; it is never handed out. */
  | 'infected'
  /** Not looked at yet, and not handed out. */
  | 'pending'
  /** No scanner is set up; it is handed out as it is. */
  | 'unchecked';

/** Conditions on a ScanStatus; all that are given must hold. */
export type ScanStatusFilter = {
  /** Equal to. */
  eq?: ScanStatus | null | undefined;
  /** One of these. */
  in?: Array<ScanStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ScanStatus | null | undefined;
};

/** Order of a list: smallest or largest first. */
export type SortDirection =
  /** Smallest, earliest or first by letter at the top. */
  | 'ASC'
  /** Largest, latest or last by letter at the top. */
  | 'DESC';

/** Conditions on a text; all that are given must hold. */
export type TextFilter = {
  /** Contains this text, in any spelling: case, accents and ways to write a letter make no difference. */
  contains?: string | null | undefined;
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
  /** Starts with this text, in any spelling. */
  startsWith?: string | null | undefined;
};

export type FilesQueryVariables = Exact<{
  filter?: FileFilter | null | undefined;
  sort?: Array<FileSort> | FileSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type FilesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, type: FileType, mimeType: string, size: number, scanStatus: ScanStatus, createdAt: string, links: Array<{ subject: string, recordId: string, title: string | null }> | null }> } };

export type FileQueryVariables = Exact<{
  id: string;
}>;


export type FileQuery = { record: { sha256: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, type: FileType, mimeType: string, size: number, scanStatus: ScanStatus, createdAt: string, links: Array<{ subject: string, recordId: string, title: string | null }> | null } };

export type FileUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type FileUsageQuery = { usage: { files: number, bytes: number, quota: number } };

export type DeleteFilesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteFilesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreFilesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreFilesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type FileRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, type: FileType, mimeType: string, size: number, scanStatus: ScanStatus, createdAt: string, links: Array<{ subject: string, recordId: string, title: string | null }> | null };

export const FileRowFragmentDoc = gql`
    fragment FileRow on File {
  id
  version
  deletedAt
  allowedActions
  name
  type
  mimeType
  size
  scanStatus
  createdAt
  links {
    subject
    recordId
    title
  }
}
    `;
export const FilesDocument = gql`
    query Files($filter: FileFilter, $sort: [FileSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: files(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...FileRow
    }
    total
  }
}
    ${FileRowFragmentDoc}`;

/**
 * __useFilesQuery__
 *
 * To run a query within a React component, call `useFilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useFilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFilesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useFilesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FilesQuery, FilesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FilesQuery, FilesQueryVariables>(FilesDocument, options);
      }
export function useFilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FilesQuery, FilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FilesQuery, FilesQueryVariables>(FilesDocument, options);
        }
// @ts-ignore
export function useFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FilesQuery, FilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FilesQuery, FilesQueryVariables>;
export function useFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FilesQuery, FilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FilesQuery | undefined, FilesQueryVariables>;
export function useFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FilesQuery, FilesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FilesQuery, FilesQueryVariables>(FilesDocument, options);
        }
export type FilesQueryHookResult = ReturnType<typeof useFilesQuery>;
export type FilesLazyQueryHookResult = ReturnType<typeof useFilesLazyQuery>;
export type FilesSuspenseQueryHookResult = ReturnType<typeof useFilesSuspenseQuery>;
export type FilesQueryResult = ApolloReactCommon.QueryResult<FilesQuery, FilesQueryVariables>;
export const FileDocument = gql`
    query File($id: ID!) {
  record: file(id: $id) {
    ...FileRow
    sha256
    updatedAt
  }
}
    ${FileRowFragmentDoc}`;

/**
 * __useFileQuery__
 *
 * To run a query within a React component, call `useFileQuery` and pass it any options that fit your needs.
 * When your component renders, `useFileQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFileQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFileQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FileQuery, FileQueryVariables> & ({ variables: FileQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FileQuery, FileQueryVariables>(FileDocument, options);
      }
export function useFileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FileQuery, FileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FileQuery, FileQueryVariables>(FileDocument, options);
        }
// @ts-ignore
export function useFileSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FileQuery, FileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FileQuery, FileQueryVariables>;
export function useFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FileQuery, FileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FileQuery | undefined, FileQueryVariables>;
export function useFileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FileQuery, FileQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FileQuery, FileQueryVariables>(FileDocument, options);
        }
export type FileQueryHookResult = ReturnType<typeof useFileQuery>;
export type FileLazyQueryHookResult = ReturnType<typeof useFileLazyQuery>;
export type FileSuspenseQueryHookResult = ReturnType<typeof useFileSuspenseQuery>;
export type FileQueryResult = ApolloReactCommon.QueryResult<FileQuery, FileQueryVariables>;
export const FileUsageDocument = gql`
    query FileUsage {
  usage: fileUsage {
    files
    bytes
    quota
  }
}
    `;

/**
 * __useFileUsageQuery__
 *
 * To run a query within a React component, call `useFileUsageQuery` and pass it any options that fit your needs.
 * When your component renders, `useFileUsageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFileUsageQuery({
 *   variables: {
 *   },
 * });
 */
export function useFileUsageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FileUsageQuery, FileUsageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FileUsageQuery, FileUsageQueryVariables>(FileUsageDocument, options);
      }
export function useFileUsageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FileUsageQuery, FileUsageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FileUsageQuery, FileUsageQueryVariables>(FileUsageDocument, options);
        }
// @ts-ignore
export function useFileUsageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FileUsageQuery, FileUsageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FileUsageQuery, FileUsageQueryVariables>;
export function useFileUsageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FileUsageQuery, FileUsageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FileUsageQuery | undefined, FileUsageQueryVariables>;
export function useFileUsageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FileUsageQuery, FileUsageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FileUsageQuery, FileUsageQueryVariables>(FileUsageDocument, options);
        }
export type FileUsageQueryHookResult = ReturnType<typeof useFileUsageQuery>;
export type FileUsageLazyQueryHookResult = ReturnType<typeof useFileUsageLazyQuery>;
export type FileUsageSuspenseQueryHookResult = ReturnType<typeof useFileUsageSuspenseQuery>;
export type FileUsageQueryResult = ApolloReactCommon.QueryResult<FileUsageQuery, FileUsageQueryVariables>;
export const DeleteFilesDocument = gql`
    mutation DeleteFiles($ids: [ID!]!) {
  results: deleteFiles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteFilesMutation__
 *
 * To run a mutation, you first call `useDeleteFilesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteFilesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteFilesMutation, { data, loading, error }] = useDeleteFilesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteFilesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteFilesMutation, DeleteFilesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteFilesMutation, DeleteFilesMutationVariables>(DeleteFilesDocument, options);
      }
export type DeleteFilesMutationHookResult = ReturnType<typeof useDeleteFilesMutation>;
export type DeleteFilesMutationResult = ApolloReactCommon.MutationResult<DeleteFilesMutation>;
export const RestoreFilesDocument = gql`
    mutation RestoreFiles($ids: [ID!]!) {
  results: restoreFiles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreFilesMutation__
 *
 * To run a mutation, you first call `useRestoreFilesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreFilesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreFilesMutation, { data, loading, error }] = useRestoreFilesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreFilesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreFilesMutation, RestoreFilesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreFilesMutation, RestoreFilesMutationVariables>(RestoreFilesDocument, options);
      }
export type RestoreFilesMutationHookResult = ReturnType<typeof useRestoreFilesMutation>;
export type RestoreFilesMutationResult = ApolloReactCommon.MutationResult<RestoreFilesMutation>;