import os from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Command-line settings of the embedded PostgreSQL.
 * @param throwaway its data is worth nothing: nothing is forced to disk
 */
export function settingsFor(port: number, throwaway: boolean): string[] {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / MEGABYTE;
  const shared = Math.round(Math.min(Math.max(memory / 8, 64), 1024));
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${shared * 4}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and details of errors hold personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(throwaway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
