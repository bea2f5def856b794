"""Two-legged OAuth 1.0a by requests-oauthlib: the server's address, the secret of "reports", the key of "ledger"."""

import sys
import time

from oauthlib.oauth1 import SIGNATURE_RSA
from requests_oauthlib import OAuth1Session

from checks import run

SERVER, SECRET, KEY_FILE = sys.argv[1:]
FIELDS = SERVER + "/social/rest/people/@supportedFields"
SELF = SERVER + "/social/rest/people/@me/@self"
OUTBOX = SERVER + "/social/rest/messages/@me/@outbox"
AS_JOHN = {"xoauth_requestor_id": "john.doe"}
JSON = {"Content-Type": "application/json"}
MESSAGE = '{"title": "Hello", "body": "a & b = ü", "recipients": ["jane.doe"]}'.encode()

with open(KEY_FILE) as file:
    KEY = file.read()


def by_secret(secret=SECRET, **options):
    return OAuth1Session("reports", client_secret=secret, **options)


def by_key(**options):
    return OAuth1Session("ledger", signature_method=SIGNATURE_RSA, rsa_key=KEY, **options)


def assert_problem(answer, problem, status=401):
    assert answer.status_code == status, answer.text
    assert f'oauth_problem="{problem}"' in answer.headers["WWW-Authenticate"], answer.headers


def check_hmac():
    answer = by_secret().get(FIELDS, timeout=60)
    assert answer.status_code == 200 and "displayName" in answer.json()["entry"], answer.text


def check_rsa():
    answer = by_key().get(FIELDS, timeout=60)
    assert answer.status_code == 200 and "displayName" in answer.json()["entry"], answer.text


def check_acts_for_who_has_consented():
    for session in by_secret(), by_key(), by_secret(signature_type="query"):
        answer = session.get(SELF, params={**AS_JOHN, "fields": "id,name"}, timeout=60)
        assert answer.status_code == 200, answer.text
        assert answer.json()["entry"]["id"] == "john.doe", answer.text


def check_body():
    for session in by_secret(force_include_body=True), by_key(force_include_body=True):
        answer = session.post(OUTBOX, params=AS_JOHN, data=MESSAGE, headers=JSON, timeout=60)
        assert answer.status_code == 200, answer.text


def check_body_without_hash():
    answer = by_secret().post(OUTBOX, params=AS_JOHN, data=MESSAGE, headers=JSON, timeout=60)
    assert_problem(answer, "body_hash_invalid")


def check_bad_secret():
    assert_problem(by_secret("wrong").get(FIELDS, timeout=60), "signature_invalid")
    stranger = OAuth1Session("stranger", client_secret=SECRET)
    assert_problem(stranger.get(FIELDS, timeout=60), "signature_invalid")
    by_other_method = OAuth1Session("ledger", client_secret=SECRET)
    assert_problem(by_other_method.get(FIELDS, timeout=60), "signature_invalid")


def check_replay():
    options = {"nonce": "once", "timestamp": str(int(time.time()))}
    assert by_secret(**options).get(FIELDS, timeout=60).status_code == 200
    assert_problem(by_secret(**options).get(FIELDS, timeout=60), "nonce_used")


def check_old():
    old = by_secret(timestamp=str(int(time.time()) - 3_600))
    assert_problem(old.get(FIELDS, timeout=60), "timestamp_refused", 400)


run(globals())
