import type { EstimatedPlace, ZipCheck } from '@colada/domain/coverage/contract'
import { apiInjected } from '../../platform/api/api.ts'
import type { AppDispatch } from '../../platform/store/root-reducer.ts'
import { coverageApi, type ZipCheckRequest } from './endpoints.ts'

/**
 * Checks a postal code.
 *
 * @throws When the request fails.
 */
export const checkZip =
  (zipCheck: ZipCheckRequest) =>
  (dispatch: AppDispatch): Promise<ZipCheck> =>
    dispatch(coverageApi.endpoints.checkZip.initiate(zipCheck)).unwrap()

/** An estimate of the customer's postal code; `null` when there is none or the request fails. */
export const estimatePlace =
  () =>
  async (dispatch: AppDispatch): Promise<EstimatedPlace | null> => {
    dispatch(apiInjected())
    const request = dispatch(coverageApi.endpoints.estimatedPlace.initiate())
    const { data } = await request
    request.unsubscribe()
    return data ?? null
  }
